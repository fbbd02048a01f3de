/** The text of an article that is being written, as its page will show it. */
import type { Draft } from '@access/kit'
import { Prose } from './Prose.tsx'

export default function ContentPreview({ item }: { item: Draft }) {
  return <Prose text={typeof item.content === 'string' ? item.content : ''} />
}
