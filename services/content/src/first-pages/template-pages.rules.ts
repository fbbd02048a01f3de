/**
 * The fixed pages of an organization that has not written its own: they name it by its settings, and mark the gaps that
 * only it can fill.
 */
import type { StaticPageSlug, StaticPageTexts } from '../static-pages/static-page.rules.ts'
import about from './templates/about.json' with { type: 'json' }
import accessibility from './templates/accessibility.md?raw'
import board from './templates/board.md?raw'
import bylaws from './templates/bylaws.md?raw'
import codeOfConduct from './templates/code-of-conduct.md?raw'
import constitution from './templates/constitution.md?raw'
import donate from './templates/donate.md?raw'
import home from './templates/home.json' with { type: 'json' }
import press from './templates/press.md?raw'
import privacy from './templates/privacy.md?raw'
import promise from './templates/promise.md?raw'
import faq from './templates/services-faq.json' with { type: 'json' }
import staySafe from './templates/stay-safe.md?raw'
import terms from './templates/terms.md?raw'
import volunteer from './templates/volunteer.md?raw'

export type FirstPages = Record<StaticPageSlug, Partial<StaticPageTexts> & { title: string }>

export const templatePages = {
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
  donate: { title: 'Give', text: donate },
  volunteer: { title: 'Volunteer With Us', text: volunteer },
  press: { title: 'Press', text: press },
  board: { title: 'Board and Finances', text: board },
} satisfies FirstPages
