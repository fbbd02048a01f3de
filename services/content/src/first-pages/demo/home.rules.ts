/** The texts of the home page, word for word. */
import type { HomeContent } from '../../static-pages/home.rules.ts'

export const home: HomeContent = {
  hero: {
    badge: 'Pro Bono Legal Services Since 2010',
    heading: 'When you cannot pay for a lawyer, ask us for one',
    lead: 'We give free legal help with housing, work, family, immigration, criminal and civil rights cases. Send a request in about ten minutes. A person reads it and contacts you within 48 hours.',
    reassurance: 'Free. Confidential. No documents needed to start.',
  },
  figures: [
    {
      figure: '2,500+',
      label: 'Cases Handled',
    },
    {
      figure: '5,000+',
      label: 'Clients Served',
    },
    {
      figure: '92%',
      label: 'Success Rate',
    },
    {
      figure: '14+',
      label: 'Years of Service',
    },
  ],
  mission: {
    heading: 'Our Mission',
    text: 'The law is written for everyone, but it is hard to use alone. We stand beside people who would otherwise face a landlord, an employer, an agency or a prosecutor without a lawyer. We explain what a paper means, say honestly what can be done, and go to court when that is what it takes. Our clients never get a bill.',
    points: [
      'Free for people and families with low incomes',
      'Interpreters at no cost, in any language we can find',
      'What you tell us stays with us, even if we cannot take your case',
    ],
  },
  services: {
    heading: 'Legal Services We Offer',
    lead: 'Find the kind of problem you have. If you are not sure, choose the closest one and tell us in your own words.',
  },
  stories: {
    heading: 'Success Stories',
    lead: 'Real problems, told with permission and with names changed.',
  },
  events: {
    heading: 'Upcoming Events',
    lead: 'Clinics and workshops near you. All are free.',
  },
  news: {
    heading: 'Latest News & Insights',
    lead: 'Guides you can use today, and what is new in the law.',
  },
  process: {
    heading: 'How it works',
    promiseLink: 'What we promise, and how we count it',
    steps: [
      {
        title: 'Submit an online request',
        text: 'Answer four short steps about how to reach you, what happened, and your household. You can add documents now or later.',
        time: 'About ten minutes',
      },
      {
        title: 'Eligibility review',
        text: 'A staff member checks that we can help and contacts you within 48 hours, by a way that is safe for you.',
        time: 'Within 48 hours',
      },
      {
        title: 'Matching with an attorney',
        text: 'If we can take your case, we look for an attorney specialized in it. This usually takes 5-7 business days.',
        time: '5-7 business days',
      },
    ],
  },
  needHelp: {
    heading: 'Need Legal Help?',
    lead: 'You do not have to know which law applies or have your papers in order. Tell us what happened.',
    phoneLine: 'Prefer to talk? Call {officePhone}, {officeHours}.',
    emergencyLine: 'If you are in danger now, call 911. We are not an emergency service.',
    disclaimer:
      'Sending a request does not make us your lawyers. That begins when you and an attorney agree in writing.',
  },
}
