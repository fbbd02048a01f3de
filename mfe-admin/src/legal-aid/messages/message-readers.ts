/** Who reads a message to the applicant, and how they hear of it. */
import { isolate } from '@access/kit'
import { noHelpNeeded } from '@access/requests/intake/legal-aid-requests/additional-details.rules'
import type { RequestDetailsFragment } from '../request/opened-request.generated.ts'

type ReaderDetails = Pick<
  RequestDetailsFragment,
  'name' | 'isEmailEnabled' | 'isTextEnabled' | 'hasNoSafeEmail' | 'additionalDetails' | 'helper'
>

/** In sentences, what matters most first. */
export const describeReaders = (details: ReaderDetails): string =>
  [
    `${isolate(details.name ?? 'The applicant')} reads it on the status page.`,
    describeEmail(details),
    details.isTextEnabled && 'They get a text that says only that there is a message.',
    describeHelper(details),
    describeLanguage(details),
  ]
    .filter(Boolean)
    .join(' ')

function describeEmail({ isEmailEnabled, hasNoSafeEmail, additionalDetails }: ReaderDetails): string {
  if (hasNoSafeEmail) return 'They are not notified: they have no safe email address.'
  if (!isEmailEnabled) return 'They get no email: they have not asked for any.'
  const safeMethods = additionalDetails?.safeContactMethods ?? []
  const isListed = safeMethods.length === 0 || safeMethods.includes('Email')
  return `They get an email without the text.${isListed ? '' : ' They asked for these emails, but did not list email as safe.'}`
}

/** The helper who filled it in has seen the reference and the passphrase. */
function describeHelper({ helper }: ReaderDetails): string {
  if (!helper) return ''
  const advice = helper.preferredContact === 'Helper' ? ' Ask them to have the applicant look.' : ''
  return `${isolate(helper.name ?? 'The helper')}, who filled in the request, may read it too.${advice}`
}

function describeLanguage({ additionalDetails }: ReaderDetails): string {
  const { language, languageHelp } = additionalDetails ?? {}
  const help = languageHelp && languageHelp !== noHelpNeeded ? `Help to talk with us: ${languageHelp}.` : ''
  return [language && `Their language is ${language}.`, help].filter(Boolean).join(' ')
}
