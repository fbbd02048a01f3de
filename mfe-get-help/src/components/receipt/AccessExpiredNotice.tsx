/** The access token has expired; the passphrase opens the request again. */
import { LinkButton, Notice } from '@access/kit'
import { accessExpiredMessages } from './receipt.messages.ts'

export function AccessExpiredNotice() {
  return (
    <Notice title={accessExpiredMessages.title} tone="amber" role="alert">
      <p>{accessExpiredMessages.text}</p>
      <LinkButton to="/get-help/status">{accessExpiredMessages.button}</LinkButton>
    </Notice>
  )
}
