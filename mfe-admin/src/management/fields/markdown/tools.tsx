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
import { beginLines, type Edit, lineKinds, link, type Selected, surround } from './edits.ts'

export type Tool = {
  label: string
  Icon: LucideIcon
  /** The key that does it with Control or Command. */
  key?: string
  /** None for the one that asks for a picture first. */
  edit?(selected: Selected): Edit
}

export const tools: readonly Tool[] = [
  { label: 'Bold', Icon: Bold, key: 'b', edit: (selected) => surround(selected, '**', 'bold words') },
  {
    label: 'Italic',
    Icon: Italic,
    key: 'i',
    edit: (selected) => surround(selected, '*', 'words in italics'),
  },
  { label: 'Heading', Icon: Heading2, edit: (selected) => beginLines(selected, lineKinds.heading) },
  { label: 'List', Icon: List, edit: (selected) => beginLines(selected, lineKinds.list) },
  { label: 'Numbered list', Icon: ListOrdered, edit: (selected) => beginLines(selected, lineKinds.numbered) },
  { label: 'Quote', Icon: TextQuote, edit: (selected) => beginLines(selected, lineKinds.quote) },
  { label: 'Link', Icon: Link, key: 'k', edit: link },
  { label: 'Picture', Icon: Image },
]
