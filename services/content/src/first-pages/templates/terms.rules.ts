/** The terms of an office that has not written its own. */
export const terms = `These terms apply when you use this website. We have tried to write them so that you need no lawyer to read them. If a sentence is unclear, call {officePhone} and we will explain it.

## 1. Who we are

This site belongs to {organisationName}, {officeAddress}. We are [[your legal form, and the register that you are in]]. "We" means the organization. "You" means anyone who reads the site or sends something through it.

## 2. Sending a form does not make us your lawyers

This is the most important sentence on this page. Reading this site, sending a request, writing a message, coming to an event or talking to our staff does **not** create an attorney-client relationship.

We become your lawyers only when two things have happened: we have checked that we can help you, and you and one of our attorneys have agreed **in writing** on what we will do.

Until then:

- we do not act for you in any court or office
- we do not watch your deadlines
- you must open your mail, answer court papers and go to hearings yourself

We treat what you tell us in a request as confidential all the same. See the [privacy policy](/privacy).

## 3. Information, not advice

Our articles, guides, judgments and answers to common questions explain the law in general. They are not advice about your case. Law differs from place to place and changes over time. A small fact can turn the result around. Before you act, or decide not to, ask a lawyer about your own situation.

We check our guides, and we note when they were published. We cannot promise that each is complete or current on the day you read it. Summaries of judgments are ours and not the court's. Stories of past cases do not predict yours.

## 4. Our promises about time

We aim to review each request and contact you within {firstAnswerHours} hours, to find an attorney within 5-7 business days when we take a case, and to answer messages within {messageAnswerHours} hours. We work hard to keep these times. They are aims and not a contract, and we cannot take every case.

**We are not an emergency service.** If you are in danger, call {emergencyNumber}. If you have a court date within days, call us as well as sending the form, and go to court even if you have not heard from us.

## 5. What costs money

Our help is free. So is this site. We will never ask you for a payment, a gift card, a password or a bank number to review your request. If someone does so in our name, do not pay. Tell us at {officePhone}.

Courts and agencies may charge fees of their own. We tell you beforehand and help you ask for a waiver.

## 6. Using the site fairly

Please do not:

- send information that you know is false, or pretend to be someone else
- send a request for another adult without their agreement, unless they cannot act and you are helping them
- send threats, hateful or unlawful material, or advertising
- try to break in, overload the site, get round its limits, or reach information about other people
- copy the judgments or other lists by machine in a way that slows the site for others
- use what you learn here to harass or find someone

We may block or remove what breaks these rules. We will not turn anyone away from legal help because of an angry word in a hard week.

## 7. What you upload

- Send only documents that you are allowed to have. Court documents, letters to you, contracts and photos are fine.
- Files may be PDF, DOC or DOCX, up to 10MB each. The site can turn phone photos into a PDF for you.
- Files are checked for harmful software and may be refused. A refused file never stops your request.
- **Keep your originals.** What you upload is a copy. Please do not rely on us as your only storage.
- You keep all rights in what you send. You allow us to store, read and copy it in order to review your request and, if we take your case, to work on it. That is all.

## 8. Registering for events

A place at an event is free and personal. If you cannot come, please cancel by your private link, so that someone on the waiting list can move up. We may have to change or cancel an event. When we cancel one, we write to everyone who registered.

## 9. Our content

You may read, print, copy and share our guides for any purpose that is not commercial, if you name us as the source and do not change the meaning. Judgments are public documents. Our name and logo may not be used to suggest that we support a person, a product or a party.

## 10. Links to other sites

We link to courts, agencies and other groups when we think that it helps. We do not control those sites and are not responsible for them. A link is not a recommendation of a particular lawyer or firm.

## 11. What we are responsible for

We take care with this site, but we offer it as it is. We do not promise that it will always be available or free of mistakes. As far as the law allows, we are not liable for loss that comes from relying on general information here, from the site being unavailable, or from something outside our control.

Nothing in these terms limits a right that the law does not allow us to limit. They do not limit the duties of our attorneys toward their clients, our liability for fraud or deliberate harm, or what we promise in the privacy policy.

## 12. If something goes wrong

Tell us first, at {officeEmail} or {officePhone}. A person who was not involved will look into it and answer within 30 days. A complaint never affects whether or how we help you.

## 13. The law that applies

The law of [[the state or country whose law applies]] applies to these terms, and its courts decide disputes about them. If you are protected by rules of the place where you live, you keep that protection. If one part of these terms does not hold, the rest still does.

## 14. Changes

We may change these terms. The new version appears here with its date. For something you have already sent, the terms of that day continue to apply.

*In effect since [[the day from which these terms apply]].*
`
