/**
 * The fixed pages of an organization that has not written its own: they name it by its settings, and mark the gaps that
 * only it can fill.
 */
import type { StaticPageSlug, StaticPageTexts } from '../../static-pages/static-page.rules.ts'
import { about } from './about.rules.ts'
import { accessibility } from './accessibility.rules.ts'
import { bylaws } from './bylaws.rules.ts'
import { codeOfConduct } from './code-of-conduct.rules.ts'
import { constitution } from './constitution.rules.ts'
import { faq } from './faq.rules.ts'
import { home } from './home.rules.ts'
import { privacy } from './privacy.rules.ts'
import { promise } from './promise.rules.ts'
import { staySafe } from './stay-safe.rules.ts'
import { terms } from './terms.rules.ts'

export const templatePages: Record<StaticPageSlug, Partial<StaticPageTexts> & { title: string }> = {
  home: { title: 'Free legal help', content: JSON.stringify(home) },
  about: { title: 'About {organisationName}', content: JSON.stringify(about) },
  constitution: { title: 'Constitution of {organisationName}', text: constitution, versionNumber: '1.0' },
  bylaws: { title: 'Bylaws of {organisationName}', text: bylaws },
  'code-of-conduct': { title: 'Code of Conduct', text: codeOfConduct },
  'services-faq': { title: 'Frequently Asked Questions', content: JSON.stringify(faq) },
  promise: { title: 'What we promise, and whether we keep it', text: promise },
  'stay-safe': { title: 'Staying Safe on This Site', text: staySafe },
  privacy: { title: 'Privacy Policy', text: privacy },
  terms: { title: 'Terms of Service', text: terms },
  accessibility: { title: 'Accessibility', text: accessibility },
}
