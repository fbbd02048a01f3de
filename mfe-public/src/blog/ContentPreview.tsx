/** The text of an article that is being written, as its page will show it. */
import type { Copy } from '@access/content/content-type/picture-copy.rules'
import type { Draft } from '@access/kit'
import { Prose } from './Prose.tsx'

export default function ContentPreview({ item }: { item: Draft }) {
  const { content, pictures } = item
  return (
    <Prose
      text={typeof content === 'string' ? content : ''}
      pictures={Array.isArray(pictures) ? (pictures as Copy[]) : null}
    />
  )
}
