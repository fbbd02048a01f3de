/** Replies to our texts, as the provider of SMS_URL passes them on: STOP and START of a number are honored at once. */
import { createHmac } from 'node:crypto'
import { type RouteContext, recordAuditEvent } from '@access/service-kit'
import { z } from 'zod'
import { getEncryptionKeys } from '../encryption/encrypted-item.entity.ts'
import { includesSignature } from '../encryption/encryption.ts'
import { parseSmsUrl } from './deliver-text.ts'
import { publicUrl } from './emails/office-values.ts'
import { isInternationalNumber } from './phone-number.ts'
import { setNumberStopped } from './stopped-number.entity.ts'

/** What carriers take for a wish to stop, and to start again. */
const stopWords = ['STOP', 'STOPALL', 'UNSUBSCRIBE', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT']
const startWords = ['START', 'YES', 'UNSTOP']

/** As the gateway passes it on: what the provider sent, and its signature. */
const reply = z.object({ parameters: z.record(z.string(), z.string()), signature: z.string() })

export function textReplyRoute({ app, orm, settings, requireSignature, readJson }: RouteContext): void {
  app.post('/text-replies', requireSignature, readJson, async (request, answer) => {
    const { SMS_URL } = settings.env
    const { success, data } = reply.safeParse(request.body)
    if (!SMS_URL || !success) return void answer.status(404).end()
    const { parameters, signature } = data
    const url = `${publicUrl(settings)}/api/text-replies`
    if (!includesSignature([signReply(parseSmsUrl(SMS_URL).token, url, parameters)], signature))
      return void answer.status(403).end()
    const { From: number = '', Body = '', OptOutType } = parameters
    const word = (OptOutType ?? Body).trim().toUpperCase()
    const isStopped = stopWords.includes(word)
    if (isInternationalNumber(number) && (isStopped || startWords.includes(word)))
      await orm.em.fork().transactional(async (em) => {
        await setNumberStopped(em, getEncryptionKeys({ settings }), { number, isStopped })
        // Whose number it is nobody asks: it may belong to none of our applicants.
        const action = isStopped ? 'stopped' : 'started'
        recordAuditEvent(em, { actor: 'System', action, itemType: 'texts to a number', title: null })
      })
    answer.status(204).end()
  })
}

/** As Twilio signs: HMAC-SHA1 of the address and the sorted parameters, without anything between them. */
export const signReply = (token: string, url: string, parameters: Record<string, string>): string =>
  createHmac('sha1', token)
    .update(
      Object.keys(parameters)
        .toSorted()
        .reduce((text, name) => text + name + parameters[name], url),
    )
    .digest('base64')
