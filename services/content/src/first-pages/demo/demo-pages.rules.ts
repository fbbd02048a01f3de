/** The fixed pages of the demonstration: the texts of the specification, word for word. */
import type { StaticPageSlug, StaticPageTexts } from '../../static-pages/static-page.rules.ts'
import { about } from './about.rules.ts'
import { accessibility, codeOfConduct, privacy, promise, staySafe, terms } from './adapted-templates.rules.ts'
import { bylaws } from './bylaws.rules.ts'
import { constitution } from './constitution.rules.ts'
import { faq } from './faq.rules.ts'
import { home } from './home.rules.ts'

export const demoPages: Record<StaticPageSlug, Partial<StaticPageTexts> & { title: string }> = {
  home: { title: 'Free legal help', content: JSON.stringify(home) },
  about: { title: 'About Access to Justice', content: JSON.stringify(about) },
  constitution: { title: 'Constitution of Access to Justice', text: constitution, versionNumber: '4.1' },
  bylaws: { title: 'Bylaws of Access to Justice', text: bylaws },
  'code-of-conduct': { title: 'Code of Conduct', text: codeOfConduct },
  'services-faq': { title: 'Frequently Asked Questions', content: JSON.stringify(faq) },
  promise: { title: 'What we promise, and whether we keep it', text: promise },
  'stay-safe': { title: 'Staying Safe on This Site', text: staySafe },
  privacy: { title: 'Privacy Policy', text: privacy },
  terms: { title: 'Terms of Service', text: terms },
  accessibility: { title: 'Accessibility', text: accessibility },
}
