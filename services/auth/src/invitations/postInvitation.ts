/** Has the service that sends mails send an invitation, by a signed call. */
import { type Settings, signed } from '@access/service-kit'
import type { Invitation } from './invitation.ts'

// The gateway waits for us no longer than four seconds.
const patience = 3000

/** Resolves to whether a mail is on its way: not when that service is away, or has no mail server. */
export async function postInvitation(
  { env, secret }: Settings,
  { administrator: { email, name, invitedUntil }, token }: Invitation,
  invitedBy: string,
): Promise<boolean> {
  const body = JSON.stringify({ email, name, invitedBy, token, until: invitedUntil })
  const answer = await fetch(`${env.REQUESTS_URL}/invitations`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...signed(secret, body) },
    body,
    signal: AbortSignal.timeout(patience),
  }).catch(() => null)
  if (!answer?.ok) return false
  return ((await answer.json()) as { leaves: boolean }).leaves
}
