/** The fixed pages of the demonstration: the texts of the specification, word for word. */
import type { ExtraPage } from '../organisation/extra-pages.rules.ts'
import about from './demo/about.json' with { type: 'json' }
import bylaws from './demo/bylaws.md?raw'
import constitution from './demo/constitution.md?raw'
import home from './demo/home.json' with { type: 'json' }
import faq from './demo/services-faq.json' with { type: 'json' }
import { type FirstPages, templatePages } from './template-pages.rules.ts'

export const demoPages: FirstPages = {
  home: { title: 'Free legal help', content: JSON.stringify(home) },
  about: { title: 'About Access to Justice', content: JSON.stringify(about) },
  constitution: { title: 'Constitution of Access to Justice', text: constitution, versionNumber: '4.1' },
  bylaws: { title: 'Bylaws of Access to Justice', text: bylaws },
  'services-faq': { title: 'Frequently Asked Questions', content: JSON.stringify(faq) },
  'code-of-conduct': adapt('code-of-conduct', {
    '{organisationName}': 'Access to Justice',
    'Pass such questions to your supervisor.': 'Pass such questions to the Legal Director.',
    'if you are an attorney, or supervised':
      'if you are an attorney, or an accredited representative within your field, or supervised',
    '[[who speaks for the organization]]': 'the Executive Director',
    'the director, or the chair of the board': 'the Executive Director, or the Chair of the Board',
    'the treasurer': 'the chair of Finance and Audit',
    '{officePhone}': '(555) 555-0128',
    '{officeEmail}': 'board@example.org',
  }),
  promise: adapt('promise', { '{firstAnswerHours}': '48' }),
  'stay-safe': adapt('stay-safe', {
    '**Come by:** {officeAddress}.': '**Come by.** Ask at the desk for a quiet room.',
  }),
  privacy: adapt('privacy', {
    '{organisationName}': 'Access to Justice',
    'For anything on this page write to {officeEmail} or call {officePhone}':
      'For anything on this page write to privacy@example.org or call (555) 555-0125',
    'the numbers of identity papers': 'Social Security number',
    'say so: write to {officeEmail} or call {officePhone}. Complaints are decided by [[who decides about complaints, with an address]].':
      'write to the board at board@example.org.',
    '[[the authority that protects personal data where you are]]':
      'the consumer protection office of your state',
    'Younger children can call us or ask an adult they trust to write with them.':
      'If you are under 13, please call us or ask an adult you trust to write with you.',
    '[[the day from which this policy applies]]': 'January 1, 2024',
  }),
  terms: adapt('terms', {
    '{organisationName}, {officeAddress}. We are [[your legal form, and the register that you are in]].':
      'Access to Justice, a nonprofit organization in Port Maren, New Lorraine.',
    '{firstAnswerHours}': '48',
    '{messageAnswerHours}': '24-48',
    '{emergencyNumber}': '911',
    '{officeEmail} or {officePhone}': 'board@example.org or (555) 555-0128',
    '[[the state or country whose law applies]]': 'the State of New Lorraine',
    '[[the day from which these terms apply]]': 'January 1, 2024',
  }),
  accessibility: adapt('accessibility', {
    'If you speak another language, tell us, and we look for an interpreter.':
      'Our interpreters cover many more languages by phone, free.',
    'Tell us before a meeting or an event, and we look for an interpreter.':
      'We book interpreters for meetings and events.',
    '{officePhone}': '(555) 555-0126',
    '{officeEmail}': 'access@example.org',
    '{officeAddress}. [[How to get in without steps]]':
      '{officeStreet}, with a step-free entrance on Cooper Lane',
    '{messageAnswerHours}': '24-48',
    'large print or': 'large print, braille or',
    '[[who decides about complaints, with an address]]': 'board@example.org',
    '[[the month and the year]]': 'January 2024',
  }),
  donate: adapt('donate', {
    '{organisationName}': 'Access to Justice',
    '[[the link to your payment page, which begins with https://]]':
      '[Give on our payment page](https://give.example.org/)',
    '[[What gifts pay for, with your own figures.]]': 'Most of it pays attorneys and interpreters.',
    '[[Whether gifts are deductible where you are, your tax number, and how people get a receipt.]]':
      'We send a receipt for each gift. Ask your tax adviser what you can deduct.',
  }),
  volunteer: adapt('volunteer', {
    '[[What you offer: training, a mentor, malpractice insurance.]]': 'Each new volunteer has a mentor here.',
    '[[Which license you ask for.]]': 'You need a license of the State of New Lorraine.',
    '[[What you need most now.]]': 'Most of all we look for interpreters.',
    '[[Background checks, training or age limits, where you have them.]]': 'Come to one evening of training.',
  }),
  press: adapt('press', {
    '{organisationName} gives free legal help in {serviceArea}':
      'Access to Justice gives free legal help in Port Maren and the counties around it',
    '[[Who speaks to the press.]]': 'The Executive Director speaks for us.',
    '[[Since when you exist, how many you are, and who pays for it.]]': 'We have done so since 2010.',
  }),
  board: adapt('board', {
    '[[Who is on the board, with their offices and terms.]]':
      'The members elect the board. It meets in public four times a year.',
    '[[Income and spending of the last full year.]]': 'Our accounts of each year are in its annual report.',
    '[[Who audits the accounts.]]': 'Auditors from outside check them.',
  }),
}

/** A template with these passages replaced wherever they stand; throws where it no longer has one. */
function adapt(
  slug: ExtraPage | 'accessibility' | 'code-of-conduct' | 'privacy' | 'promise' | 'stay-safe' | 'terms',
  passages: Record<string, string>,
) {
  const page = { ...templatePages[slug] }
  for (const [passage, replacement] of Object.entries(passages)) {
    if (!page.text.includes(passage)) throw new Error(`The template does not say “${passage}”`)
    page.text = page.text.replaceAll(passage, replacement)
  }
  return page
}
