/** About an office that has not written its own text. Its history, figures and awards are for it to tell. */
import type { AboutContent } from '../../static-pages/about.rules.ts'

export const about: AboutContent = {
  lead: '{organisationName} gives free legal help for {serviceArea} to people who cannot pay for a lawyer.',
  mission: {
    title: 'Our Mission',
    text: 'We give free legal advice and representation to people who cannot afford it. [[Whom you help above all, and how]].',
  },
  vision: {
    title: 'Our Vision',
    text: 'Nobody loses a right because they could not pay for a lawyer, and everybody who gets a letter from a court knows what it says and whom to ask.',
  },
  values: {
    heading: 'Our Values',
    items: [
      {
        icon: 'justice',
        title: 'Access',
        text: 'We decide by need. Whoever we cannot help learns why, and where else to ask.',
      },
      {
        icon: 'compassion',
        title: 'Respect',
        text: 'We listen first, say honestly what is possible, and leave the decision to the client.',
      },
      {
        icon: 'community',
        title: 'Closeness',
        text: 'We are where people need us, and listen to those whom we have helped.',
      },
      {
        icon: 'excellence',
        title: 'Care',
        text: 'Free help must be good help. We check our work, and learn from each case.',
      },
    ],
  },
  milestones: { heading: 'Our History', items: [] },
  impact: {
    heading: 'Our Work in Figures',
    items: [],
    note: 'Counted when a case is closed. A past result does not promise the same result in another case.',
  },
  awards: { heading: 'Recognition', items: [] },
  closing: {
    title: 'Who we answer to',
    text: 'Our constitution says what we may and may not do, and anyone may read it.',
  },
}
