/** What became of a message, and whether it looks like spam. */
import { Badge, capitalised } from '@access/kit'
import parts from '../parts/parts.module.css'
import type { Headline } from './documents.ts'
import { toneOf } from './states.ts'

export function MessageMarks({ message: { state, suspected } }: { message: Headline }) {
  return (
    <span className={parts.buttons}>
      <Badge tone={toneOf(state)}>{capitalised(state)}</Badge>
      {suspected && state !== 'spam' && <Badge tone="clay">Suspected spam</Badge>}
    </span>
  )
}
