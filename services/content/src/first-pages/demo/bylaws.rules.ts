/** The bylaws of the board, word for word. */
export const bylaws = `*Adopted by the Board of Directors under the Constitution, version 4.1. Where the two differ, the Constitution prevails. The Board may change these bylaws by a majority of the directors in office, on 14 days' notice of the text.*

## 1. Board procedure

**1.1 Calendar.** The Board meets in February, May, August and November, and more often when needed. The May meeting follows the annual meeting of the members and elects the officers.

**1.2 Agenda.** The Chair and the Executive Director prepare the agenda. Any director, and the chair of the Client Council, may add an item up to ten days before. Papers go out seven days before. A matter that comes later is discussed only if two-thirds of those present agree.

**1.3 Order.** The Chair gives the floor in turn, to those who have not spoken first. Anyone may ask for a term to be explained. When a question has been put and seconded, a director may ask for the vote; if no one objects, the vote is taken.

**1.4 Minutes.** Minutes list who was present, what was decided, the numbers of each vote, and who left the room because of a conflict of interest. Drafts go to directors within ten days.

**1.5 Closed parts.** The Board may close part of a meeting for staff matters, legal claims, contracts under negotiation, or information that would identify a client. The minutes give the reason.

## 2. Directors

**2.1 Welcome.** Each new director receives the Constitution, these bylaws, the code of conduct, the last audit and the budget, and spends half a day with intake staff within three months.

**2.2 Giving time.** Directors are expected to attend at least three of four meetings, serve on one committee, and visit one clinic a year. There is no duty to give or to raise money.

**2.3 Yearly review.** Each November the Board reviews its own work and that of the Executive Director. It asks the staff and the Client Council for their views first.

## 3. Committees

**3.1 Finance and Audit** meets each quarter. It reviews the accounts, proposes the auditor, and receives any report of wrongdoing about money directly.

**3.2 Governance and Nominations** keeps a list of the skills and backgrounds the Board lacks, finds candidates by open call, and presents at least as many as there are seats. Members may still nominate others.

**3.3 Client Council** has seven to eleven members, most of them present or former clients, who serve two years. They are paid for their time at a rate the Board sets. Accepting this payment does not affect their right to legal help. The Council reviews every change to the request form, the letters we send, and the eligibility rules before it takes effect, unless a law leaves no time.

## 4. Eligibility and intake

**4.1 Policy.** The Board adopts the income guidelines each spring, after the federal poverty guidelines are published. Staff may make exceptions for safety, for minors, for people without access to household money, and for cases of wide effect. Exceptions are reported to the Board by number, never by name.

**4.2 Time.** Each request is reviewed within 48 hours. The Executive Director reports at each meeting how often this was done.

**4.3 Second look.** An applicant who is refused may ask for a second look within 30 days. A staff member who was not involved decides within ten days and gives reasons.

**4.4 Conflicts.** No one reads an applicant's account before the names have been checked against present and former clients and opposing parties.

## 5. Money

**5.1 Signatures.** Payments above $2,500 and all refunds need two signatures. No one signs a payment to themselves or a relative.

**5.2 Reserve.** The Board aims for a reserve of four months' costs. Using it needs two-thirds of the directors in office.

**5.3 Buying.** Purchases above $10,000 need three offers, or a written reason why there were fewer.

**5.4 Gifts.** A gift above $5,000 from a party to one of our cases, or from that party's lawyer, is refused while the case is open. Donors' names are published only with their consent.

## 6. Records

**6.1 Keeping.** Minutes, audits and versions of the Constitution are kept without end; accounts for seven years; client files and requests as stated in the privacy policy.

**6.2 Access to client information.** Access is given by role, recorded, and reviewed every quarter. Directors have none.

## 7. Speaking up

**7.1** Anyone may report a suspected breach of law or of these rules to the Executive Director, the Chair, or the chair of Finance and Audit, also without giving a name. Reports are answered within 14 days.

**7.2** No one may be punished for a report made in good faith.

## 8. Elections

**8.1 Timetable.** The Secretary announces the seats to be filled 60 days before the annual meeting. Nominations close 14 days before. Ballots go out ten days before.

**8.2 Statement.** Each candidate may send a statement of 200 words, which is translated on request.

**8.3 Count.** Two tellers who are not candidates count the ballots. Ties are decided by lot. The result is announced at the meeting and kept for one year.
`
