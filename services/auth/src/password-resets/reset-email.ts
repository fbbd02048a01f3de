/** Requests the e-mail of a password reset from the service that sends e-mails, by a signed request. */
import { callService, type Settings } from '@access/service-kit'
import type { Administrator } from '../administrators/administrator.entity.ts'

const timeoutMs = 10_000

/** Throws when that service does not take it. */
export async function requestResetEmail(
  settings: Settings,
  { account: { email, name }, token, expiresAt }: { account: Administrator; token: string; expiresAt: Date },
): Promise<void> {
  const body = { email, name, token, until: expiresAt }
  const response = await callService(settings, settings.env.REQUESTS_URL, '/password-resets', {
    body,
    timeoutMs,
  })
  if (!response.ok) throw new Error(`the service that sends e-mails answered ${response.status}`)
}
