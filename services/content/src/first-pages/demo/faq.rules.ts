/** What people ask before they ask for help, word for word. */
import type { FaqContent } from '../../static-pages/faq.rules.ts'

export const faq: FaqContent = {
  questions: [
    {
      question: 'Does it really cost nothing?',
      answer:
        'Yes. You pay no fee to ask, no fee to be advised and no fee if we represent you. Our attorneys are paid by grants and donations, and our volunteers give their time. Some cases involve charges by other bodies, such as a court filing fee. When that happens we tell you the amount first, ask for a waiver where one exists, and look for a fund that can cover it.',
    },
    {
      question: 'What happens after I send a request?',
      answer:
        'A person on our intake team reads it within 48 hours and contacts you in the way you asked for. We check three things: whether your household is within the income guidelines, whether it is a kind of case we take, and whether we have ever advised the other side. If all is well, we look for an attorney suited to the case, which usually takes 5 to 7 business days. If we cannot help, we say so quickly and tell you who might.',
    },
    {
      question: 'Will anyone find out that I asked?',
      answer:
        "Not from us. Requests are confidential from the moment you send them, whether or not you become a client. We do not share them with landlords, employers, the police, immigration authorities or members of your family. Tell us if a voicemail, a letter or a text could cause trouble, and we will use another way. Stories on this website appear only with the person's permission, and names and details are changed unless the person asked us to keep them.",
    },
    {
      question: 'I missed a deadline or already went to court. Is it too late?',
      answer:
        'It may not be. Courts and agencies can sometimes reopen a matter when there was a good reason, such as illness, a letter sent to the wrong address or no interpreter. The chances tend to be better the sooner you act, so send the request today with whatever papers you have. Describe exactly when you received each notice. We would rather look at ten cases that turn out to be closed than miss the one that was not.',
    },
  ],
}
