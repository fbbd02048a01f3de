/** What we learn about people, why, and who sees it. Each sentence is true of the product as it is: a change there may mean a change here. */
export const privacy = `# Privacy Policy

People tell us things that could hurt them in the wrong hands. We built this site so that few people can see them. This page says what we collect, why, who sees it, and how long we keep it.

**In short:** We ask only for what we need to help you. Your story is stored locked. We use no analytics, no advertising and no outside maps or fonts. We never sell or rent information. Ask us, and we show you what you sent, correct it and in most cases erase it.

## Who is responsible

Access to Justice, 214 Lantern Street, Suite 300, Port Maren, New Lorraine 00000. For anything on this page write to privacy@example.org or call (555) 555-0125.

## When you only read

You can read every public page without telling us who you are. We set no tracking cookies. Our server keeps a short technical log (time, page, success or error) without your name or what you typed. Your network address is used to stop attacks. If you send something, a scrambled mark of the address is kept beside it. The mark is of no use after an hour and is then removed. The address itself is not stored.

The text size you choose on the constitution is kept in your own browser and is not sent to us.

## When you ask for legal aid

| What we ask | Why |
|---|---|
| Name | To know what to call you, and to check that we do not already help the other side |
| Email and phone | To reach you. If a way is not safe for you, say so in your story |
| Kind of problem | To send your request to people who know that field of law |
| What happened | So that an attorney can see what is needed |
| How urgent | To put requests in the right order |
| Income range and household size | To see whether you qualify for free help |
| Status | Set by us, to keep track of your request |

We do not ask for your immigration status, Social Security number or bank details on this form. Please do not write them in your story unless they are the problem itself.

**Before you press Submit** your answers stay in your browser tab and vanish when you close it. The form does not take files.

## When you write to us

The contact form asks for your name, email, a subject and a message, and a phone number if you like, so that we can answer.

## How it is kept

Your name, how to reach you, what you wrote, your income range and your household are sealed: locked with strong encryption, with a key of its own for each request and each message. These keys are themselves locked with a key that is kept apart from the data.

What is not locked is what we need to put requests in order: the reference, the kind of problem, how urgent it is, its status, and when it came.

This site sends no emails. A person writes to you or calls you.

## Who can see it

- **Staff who sign in as administrators** can open requests and messages. The site records each time they do, with the name and the hour.
- **Attorneys, interpreters and volunteers** are told what they need for their task, under the same duty to keep quiet.
- **Companies that run our servers** store the data locked and have no right to look.

We share nothing with courts, agencies or the other side unless you ask us to, or the law leaves us no choice. If someone demands your information, we will use every lawful means to refuse, and tell you if we are allowed. Talking to us to get legal advice is confidential even if we do not take your case.

We publish stories only with written consent, with names and details changed.

## How long we keep it

The site does not erase anything on its own. We keep what you sent while we need it to help you, and erase it when you ask us to, unless a duty of our profession, a court order or an open complaint makes us keep it. Then we tell you why and until when.

The record of who opened requests and messages holds none of their content, and is kept longer.

## Your choices

Write to us or call with your reference, and ask us to:

- tell you what you sent, or give you a copy
- add or correct something
- withdraw your request
- stop using a way of reaching you
- erase your information

We answer within 30 days and never charge. Once we have taken your case, professional rules require us to keep the file for some years, so we may be unable to erase it at once. We will tell you why and until when. If you have lost the reference, call us. We will have to make sure that it is you, and that may take a meeting.

If you are unhappy with our answer, write to the board at board@example.org. You may also turn to the consumer protection office of your state.

## Security

When the address begins with https, what you send travels encrypted. Look for it before you type. Staff sessions end after a time without use, and each person's access can be ended at once. No system is perfect. If information about you is exposed, we will tell you without delay in the safest way you gave us, say what happened, and help you to protect yourself.

Email and text messages are not private on their way. Someone who shares your phone or computer may see them. Our page on [staying safe](/stay-safe) has advice.

## Children

Young people have a right to legal help. If you are under 18, you may send a request yourself. If you are under 13, please call us or ask an adult you trust to write with you.

## Links

Some pages link to courts or other organizations. Their own rules apply there.

## Changes

If we change this policy, we put the new date here and list the change. If a change would let us use what you already sent in a new way, we ask you first.

*In effect since January 1, 2024.*
`
