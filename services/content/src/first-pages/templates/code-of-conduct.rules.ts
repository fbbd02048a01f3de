/** The code of conduct of an office that has not written its own. */
export const codeOfConduct = `*For directors, staff, volunteers, interpreters and interns of {organisationName}. Everyone signs it before they start and once a year.*

## Why we have it

People who come to us often have less power than anyone else in the room. How we treat them is part of the help. This code says what they, and we, can expect of each other.

## 1. The person comes first

- Listen before you look at the papers.
- Use the name and the pronoun the person uses.
- Explain choices in plain words. The client decides.
- Be honest about chances. Never promise a result.
- Call back when you said you would, even if there is no news.
- Keep appointments. A missed hour may have cost someone a day's pay.

## 2. Confidentiality

- Say nothing about any client or applicant outside the work, at home, online, or in the elevator. That someone came to us is itself a secret.
- Open only the files that your task needs. Each opening is recorded and may be reviewed.
- Do not use private email, chat or storage for client matters. Do not paste a client's words into outside tools.
- If you meet a client elsewhere, let them decide whether you know each other.
- The duty continues after you leave.

## 3. Conflicts of interest

- Tell your supervisor before you touch a matter that involves a relative, friend, employer, landlord, or anyone who pays you.
- Do not take a former applicant as a paying client in the same matter.
- Do not accept gifts from clients, other than a card, a meal shared by all, or something small that it would hurt to refuse. Never accept money.
- Do not lend money to clients or borrow from them.

## 4. Respect

We do not accept insults, slurs, threats, or unwanted touching or attention, from anyone to anyone. This includes jokes.

Intimate relationships with current clients are forbidden, also when the client wishes it. Between colleagues, no one may supervise a partner or relative.

People in crisis may shout. Stay calm, give them space, and call a second person. We ask people to leave only when someone is not safe, and we find another way to serve them.

## 5. Equal treatment

- Treat people alike, whatever their race, origin, immigration status, language, religion, sex, orientation, gender identity, age, disability, income or record.
- Offer an interpreter early. Never use a child to interpret.
- Ask, "What would make this easier for you?" and do it where you can.

## 6. Safety

- Before you call, write or leave a message, check what the person said is safe.
- Never reveal a client's address, not even to someone who claims to be family or police. Pass such questions to your supervisor.
- If you believe that someone's life is in danger, tell a supervisor at once. Say so to the client whenever you can.
- Never meet a client alone at home, yours or theirs.

## 7. Honesty and care

- Give legal advice only if you are an attorney, or supervised by one. If you are not, say so.
- Record your time and your spending truthfully.
- If you make a mistake, report it the same day. A missed deadline that is reported at noon can often be saved. One that is hidden cannot.
- Look after the equipment. Lock screens. Report a lost phone within the hour.

## 8. In public

- Do not speak for the organization unless asked to. Send journalists to [[who speaks for the organization]].
- Tell a client's story only with written consent for that use. Let the client read it first and change their mind.
- You may be active in politics in your own time. Do not use our name, rooms, lists or hours for it.

## 9. When something is wrong

**Tell someone.** Your supervisor, the director, or the chair of the board. If it concerns money, the treasurer. Clients and visitors may call {officePhone} or write to {officeEmail}. You need not give a name.

**What happens next.** Someone who is not involved looks into it, hears both sides, and answers within 14 days, or says when the answer will come. We take steps at once if a person may be at risk.

**What can follow.** A talk, training, a change of duties, a warning, or the end of the work with us. Attorneys may also be reported to the body that licenses them, where the rules require it.

**No payback.** Nobody loses anything for a report made in good faith, even if it turns out to be mistaken.

## My promise

> I have read this code. I will keep it, ask when I am unsure, and speak up when I see it broken.
`
