/** The page stood open for too long; with the words one can go on. */
import { LinkButton, Notice } from '@access/kit'
import { passIsOver } from './words.ts'

export function PassIsOver() {
  return (
    <Notice title={passIsOver.title} tone="amber" role="alert">
      <p>{passIsOver.text}</p>
      <LinkButton to="/get-help/status">{passIsOver.press}</LinkButton>
    </Notice>
  )
}
