/** The texts of the home page of an office that has not written its own. */
import type { HomeContent } from '../../static-pages/home.rules.ts'

export const home: HomeContent = {
  hero: {
    badge: 'Free legal help for {serviceArea}',
    heading: 'Legal help for people who cannot pay for it',
    lead: 'Tell us what happened in a short form. A person reads it and contacts you within {firstAnswerHours} hours.',
    reassurance: 'Free and confidential. No documents needed to start.',
  },
  figures: [],
  mission: {
    heading: 'Our Mission',
    text: 'Everybody should be able to use the law. We advise and represent people who would otherwise stand alone. We explain what a letter or a court paper means, say honestly what can be done, and do it together with you.',
    points: [
      'Free of charge for those who qualify',
      'An interpreter, if you need one',
      'What you tell us is confidential',
    ],
  },
  services: {
    heading: 'What We Help With',
    lead: 'Choose what is closest to your problem. If you are not sure, ask all the same.',
  },
  stories: { heading: 'Cases and Outcomes', lead: 'What we have done together with our clients.' },
  events: { heading: 'Upcoming Events', lead: 'Where you can meet us.' },
  news: { heading: 'News and Guides', lead: 'What you can do yourself, and what is new.' },
  process: {
    heading: 'How it works',
    promiseLink: 'What we promise, and how we count it',
    steps: [
      {
        title: 'Send a request',
        text: 'Four short steps: how to reach you, what happened, and your household. Documents can wait.',
        time: 'About ten minutes',
      },
      {
        title: 'We review it',
        text: 'A person checks whether we can help and contacts you, in a way that is safe for you.',
        time: 'Within {firstAnswerHours} hours',
      },
      {
        title: 'We look for an attorney',
        text: 'If we can take your case, we look for an attorney who knows this field of law.',
        time: '5-7 business days',
      },
    ],
  },
  needHelp: {
    heading: 'Do you need legal help?',
    lead: 'You need not know which law applies, and your papers need not be complete. Tell us what happened.',
    phoneLine: 'Would you rather talk? Call {officePhone}, {officeHours}.',
    emergencyLine: 'If you are in danger now, call {emergencyNumber}. We are not an emergency service.',
    disclaimer:
      'A request does not make us your lawyers. That begins when you and an attorney agree in writing.',
  },
}
