/** Step 1: whom we may call or write to. */
import { TextField } from '@access/kit'
import type { Ask } from '../asking.tsx'
import { journeyWords } from '../words.ts'

export function ContactDetails({ ask }: { ask: Ask }) {
  return (
    <>
      <TextField {...ask.written('name')} autoComplete="name" />
      <TextField {...ask.written('email')} type="email" autoComplete="email" spellCheck={false} />
      <TextField {...ask.written('phone')} type="tel" autoComplete="tel" />
      <p className="muted">{journeyWords.noSafeContact}</p>
    </>
  )
}
