/** To an attorney: a request is offered to them. */
import { defineEmail } from './define-email.ts'

export const attorneyOffer = defineEmail({
  example: {
    reference: 'LA-7K3M-94XF',
    name: 'Ida Brandt',
    endsAt: 'March 12, 2099',
    offerUrl: '/get-help/offer#code',
    code: 'code',
  },
  subject: ({ reference }) => `A request for you to look at (${reference})`,
  text: ({ name, reference, endsAt, offerUrl, code, organisationName, officePhone }) => [
    `Hello ${name},`,
    `We would like to offer you a request for legal aid. Its reference is ${reference}.`,
    `Please look at it and tell us by ${endsAt} whether you can take it: ${offerUrl}`,
    `If the page asks for a code, it is ${code}`,
    'You first see the names of the people, to check for a conflict of interest, and only then what it is about, without names.',
    'The link is yours alone, and your answer ends it. Please do not forward this email or reply to it with details of the case.',
    [organisationName, officePhone],
  ],
})
