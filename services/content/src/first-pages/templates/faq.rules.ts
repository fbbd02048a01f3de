/** What people ask before they ask for help, for an office that has not written its own answers. */
import type { FaqContent } from '../../static-pages/faq.rules.ts'

export const faq: FaqContent = {
  questions: [
    {
      question: 'What does it cost?',
      answer:
        'Our help is free: asking, advice, and representation if we take your case. Courts and agencies may charge fees of their own. We tell you about them beforehand, and help you ask for a waiver where there is one.',
    },
    {
      question: 'What happens with my request?',
      answer:
        'A person reads it within {firstAnswerHours} hours and contacts you in the way you asked for. We check whether you qualify, whether it is a kind of case that we take, and whether we have ever advised the other side. Then we look for an attorney. If we cannot help, we say so and tell you where else to ask.',
    },
    {
      question: 'Who learns that I have asked?',
      answer:
        'Nobody learns it from us. What you tell us is confidential from the moment you send it, whether or not we take your case. If a call, a letter or a text could put you in danger, tell us, and we use another way.',
    },
    {
      question: 'What if a deadline has passed?',
      answer:
        'Ask all the same, and do it today. Some deadlines can be reopened for a good reason. Tell us exactly when each letter reached you, and keep the envelopes.',
    },
    {
      question: 'Who qualifies?',
      answer: '[[Your rules on income, place and kind of case, in a few sentences]].',
    },
  ],
}
