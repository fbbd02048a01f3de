/** The privacy policy of an office that has not written its own: what it says of the product is true as it is. */
export const privacy = `People tell us things that could hurt them in the wrong hands. We built this site so that as few people as possible can see them, for as short a time as possible. This page says what we collect, why, who sees it, and when it is destroyed.

**In short:** We ask only for what we need to help you. Your story is stored locked. We use no analytics, no advertising and no outside maps or fonts. We never sell or rent information. You can look at where your request stands, add to it, and in most cases erase what you sent.

## Who is responsible

{organisationName}, {officeAddress}. For anything on this page write to {officeEmail} or call {officePhone}.

## When you only read

You can read every public page without telling us who you are. We set no tracking cookies. Our server keeps a short technical log (time, page, success or error) without your name or what you typed. Your network address is used to stop attacks. If you send something, a scrambled mark of the address is kept beside it. The mark is removed after an hour. With a registration for an event it stays as long as the registration, so that one sender cannot take all the seats. The address itself is not stored.

The text size you choose on the constitution is kept in your own browser and is not sent to us.

## When you ask for legal aid

| What we ask | Why |
|---|---|
| Name | To know what to call you, and to check that we do not already help the other side |
| Email and phone, unless you say that you have no safe one | To reach you, never in a way that you say is not safe. Our system emails you only if you say yes to that |
| The name and the phone or email of someone who fills in the form for you | To ask about the form, or to reach you, as you wish. We tell them nothing about your case unless you agree |
| Kind of problem | To send your request to people who know that field of law |
| What happened | So that an attorney can see what is needed |
| How urgent | To put requests in the right order |
| Income range and household size | To see whether you qualify for free help |
| Documents (optional) | Court documents and letters say things exactly |
| Status | Set by us, to keep track of your request |

After sending you may add more, if you wish: safe hours to call, your language, whether you need an interpreter, the name of the other side, and your next court date. You can skip all of it.

We do not ask for your immigration status, the numbers of identity papers or bank details on this form. Please do not write them in your story unless they are the problem itself.

**Before you press Submit** your answers stay in your browser tab and vanish when you close it. If you choose "Keep on this device for 7 days," they stay on that device for that long or until you clear them. Do not choose it on a shared device. After you press Submit, the tab keeps your reference and your passphrase until you hide them, leave by "Leave this site," or close the tab, and no longer than half an hour after you last looked at them. Files are sent when you add them. A file that is not joined to a request is deleted within 24 hours.

## When you write to us, sign up for an event or follow a search

- **Contact form:** name, email, subject and message, and a phone number if you like, so that we can answer.
- **Event registration:** name, email, number of seats, a phone number if you like, and any access or interpreter needs, so that we can prepare the room.
- **New judgments by email:** your email and the search you follow. We first send one email with a link, and write again only if you say yes there. No email says what you search for. Each one has a link that ends them. A feed needs no email and tells us nothing about you.

## How it is kept

Everything personal in a request, message, registration or search you follow is sealed: locked with strong encryption, with a key of its own for each request. The keys are themselves locked, apart from the data. Names of files are sealed too. When the time to keep a request is over, we destroy its key. What remains can then no longer be read by anyone. A backup made before that day still holds the key, and is deleted in its turn; your status page names the day by which the last one is gone. If the law makes us keep a request longer, for example because a court asks for it, we put it on hold: your status page says so, and you can call us.

What is not locked is what we need to put requests in order: the reference, the kind of problem, how urgent it is, its status, and when it came.

Emails from us carry no details. They tell you that something has changed and where to look. About a request you get none until you ask for it.

## Who can see it

- **Staff who sign in as administrators** can open requests and messages. The site records each time they do, with the name and the hour.
- **Attorneys, interpreters and volunteers** are told what they need for their task, under the same duty to keep quiet.
- **Companies that run our servers** store the data locked and have no right to look.

We share nothing with courts, agencies or the other side unless you ask us to, or the law leaves us no choice. If someone demands your information, we will use every lawful means to refuse, and tell you if we are allowed. Talking to us to get legal advice is confidential even if we do not take your case.

We publish stories only with written consent, with names and details changed.

## How long we keep it

| What | How long |
|---|---|
| Request we could not take, or that you withdrew | 12 months after the last change |
| Request that became a case | 7 years after the case is closed |
| Contact message | 12 months |
| Event registration | 3 months after the event |
| Email and search for new judgments | Until you end it; 24 hours if you do not say yes |
| Record of who opened what, without the content | Longer than the request it belongs to |

Your status page shows the date for your own request. A court order or an open complaint can make us keep something longer. Then we tell you.

## Your choices

With your reference and your passphrase you can use the [status page](/get-help/status) to see the status of your request, add to it, withdraw it, and erase it where that is possible. You can also ask us to:

- tell you what you sent, or give you a copy
- correct something
- stop using a way of reaching you
- erase your information

We answer within 30 days and never charge. Once we have taken your case, professional rules require us to keep the file for some years, so we may be unable to erase it at once. We will tell you why and until when. If you have lost the reference or the passphrase, call us. We will have to make sure that it is you, and that may take a meeting.

If you are unhappy with our answer, say so: write to {officeEmail} or call {officePhone}. Complaints are decided by [[who decides about complaints, with an address]]. You may also turn to [[the authority that protects personal data where you are]].

## Security

When the address begins with https, what you send travels encrypted. Look for it before you type. Staff sessions end after a time without use, and each person's access can be ended at once. No system is perfect. If information about you is exposed, we will tell you without delay in the safest way you gave us, say what happened, and help you to protect yourself.

Email and text messages are not private on their way. Someone who shares your phone or computer may see them. Our page on [staying safe](/stay-safe) has advice.

## Children

Young people have a right to legal help. If you are under 18, you may send a request yourself. Younger children can call us or ask an adult they trust to write with them.

## Links

Some pages link to courts or other organizations. Their own rules apply there.

## Changes

If we change this policy, we put the new date here and list the change. If a change would let us use what you already sent in a new way, we ask you first.

*In effect since [[the day from which this policy applies]].*
`
