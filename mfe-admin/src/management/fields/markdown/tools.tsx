/** What the editor offers, in the order of its buttons. */
import {
  Bold,
  Heading2,
  Image,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  TextQuote,
} from 'lucide-react'
import {
  type Edit,
  insertLink,
  lineKinds,
  type TextSelection,
  toggleLineKind,
  toggleSurround,
} from './edits.ts'

export type Tool = {
  label: string
  Icon: LucideIcon
  /** The key that does it with Control or Command. */
  key?: string
  /** None for the one that asks for a picture first. */
  edit?(selected: TextSelection): Edit
}

export const tools: readonly Tool[] = [
  { label: 'Bold', Icon: Bold, key: 'b', edit: (selected) => toggleSurround(selected, '**', 'bold words') },
  {
    label: 'Italic',
    Icon: Italic,
    key: 'i',
    edit: (selected) => toggleSurround(selected, '*', 'words in italics'),
  },
  { label: 'Heading', Icon: Heading2, edit: (selected) => toggleLineKind(selected, lineKinds.heading) },
  { label: 'List', Icon: List, edit: (selected) => toggleLineKind(selected, lineKinds.list) },
  {
    label: 'Numbered list',
    Icon: ListOrdered,
    edit: (selected) => toggleLineKind(selected, lineKinds.numbered),
  },
  { label: 'Quote', Icon: TextQuote, edit: (selected) => toggleLineKind(selected, lineKinds.quote) },
  { label: 'Link', Icon: Link, key: 'k', edit: insertLink },
  { label: 'Picture', Icon: Image },
]
