/** The constitution, word for word. */
export const constitution = `## Preamble

We, the members of Access to Justice, hold that a right is worth little to a person who cannot make it heard. In every court of this state people stand alone against landlords, employers, agencies and prosecutors, because they cannot pay for a lawyer. Poverty, race, language, disability, migration and violence have shut some out for longer than others. We formed this organization in 2010 to stand beside them, without charge and without judgment. We adopt this Constitution so that those who lead it answer to those who belong to it, and so that it keeps faith with those it serves.

## Article I: Name and Office

### Section 1. Name

The name of the organization is Access to Justice. In this Constitution it is called "the Organization."

### Section 2. Legal form

The Organization is a nonprofit corporation formed under the laws of the State of New Lorraine. It is organized and operated only for charitable and educational purposes.

### Section 3. Office

The principal office is in the City of Port Maren. The Board of Directors may move it within the state.

### Section 4. Words used here

In this Constitution, "the Board" means the Board of Directors; "member" means a voting member entered in the register; "in writing" includes email; "day" means a calendar day; and "client" means a person to whom the Organization has agreed to give legal help. Where a time limit ends on a Saturday, a Sunday or a legal holiday, it runs to the end of the next working day.

## Article II: Purpose

### Section 1. Purposes

The purposes of the Organization are:

(a) to give free legal advice and representation to people and communities who are marginalized or underserved and cannot afford it;

(b) to teach people their rights in words and languages that they understand;

(c) to recruit, train and support volunteer attorneys and other volunteers;

(d) to study and make known the laws, judgments and practices that keep people from justice, and to propose better ones.

### Section 2. Free of charge

The Organization takes no fee from a client for legal help, and no share of what a client recovers. Fees that a court awards against another party are used for the purposes in Section 1.

### Section 3. Equal treatment

The Organization does not discriminate against anyone on account of race, color, national origin, immigration status, language, religion, sex, sexual orientation, gender identity, age, disability, marital status, income or criminal record. Eligibility rules that direct free help to those who need it most are not discrimination.

### Section 4. Professional independence

Attorneys acting for the Organization owe their duty to the client. No director, officer, member or donor may interfere with an attorney's professional judgment, or see a client's confidential information without the client's consent.

### Section 5. Limits

The Organization takes no part in any campaign for or against a candidate for public office. No part of its income or property benefits a private person, except reasonable pay for work done and payments that further its purposes.

## Article III: Membership

### Section 1. Who may be a member

Any person aged eighteen or older who supports the purposes of the Organization, agrees to this Constitution and applies in writing may become a member. Former clients are welcome on the same terms as all others. There are no dues, and no gift is a condition of membership.

### Section 2. Admission and register

The Secretary admits applicants within 30 days, or refers an application to the Board with reasons. The Secretary keeps a register of members, which is not published. Any member may learn the number of members, and may ask the Secretary to forward to all of them a message about the Organization's affairs.

### Section 3. Rights of members

Each member may attend, speak, propose business and vote at meetings of the members; elect and remove directors; receive the annual report and the audited accounts; and propose amendments under Article VIII.

### Section 4. Duties of members

Members act honestly toward the Organization, respect the confidentiality of clients, and disclose a conflict of interest before they speak or vote.

### Section 5. End of membership

Membership ends by written resignation, by death, or when a member has not answered two yearly requests to confirm it. The Board may end a membership for serious harm to the Organization or its clients by two-thirds of the directors in office, after written notice of the reasons and 14 days in which to be heard. The member may appeal to the next meeting of the members.

## Article IV: Board of Directors

### Section 1. Powers and duties

The Board governs the Organization. It sets policy and eligibility rules, adopts bylaws consistent with this Constitution, adopts the budget, appoints and reviews the Executive Director, protects the Organization's property and good name, and reports to the members. Directors act in good faith, with care, and in the interest of the whole Organization.

### Section 2. Number

The Board has no fewer than 5 and no more than 15 directors. Within these limits the members fix the number at the annual meeting. If the number in office falls below 5, the remaining directors may act only to fill vacancies and to meet the Organization's legal duties.

### Section 3. Composition

At least one-third of the directors are licensed attorneys. At least two directors are people who have received free legal help, from the Organization or elsewhere, or who live in a community that it serves. No more than one director may be an employee, and the Executive Director may not be a director. Members of one household do not serve together.

### Section 4. Election and terms

The members elect directors at the annual meeting by secret ballot. The candidates with the most votes are elected. A term is three years, and about one-third of the terms end each year. A director may serve two full terms in a row and may be elected again after one year. Any member may nominate a candidate, with the candidate's consent, up to 14 days before the meeting.

### Section 5. Vacancies

The Board may fill a vacancy until the next annual meeting, at which the members elect a director for the rest of the term.

### Section 6. Resignation and removal

A director may resign in writing. The members may remove a director, with or without cause, by two-thirds of the votes cast at a meeting whose notice names the proposal. A director who misses three regular meetings in a row without reasonable excuse may be removed by a majority of the other directors. No one is removed before having had a chance to be heard.

### Section 7. No pay

Directors serve without pay. They may be repaid for reasonable expenses, including child care, travel and interpretation, so that no one is kept from serving by cost.

## Article V: Meetings

### Section 1. Annual meeting of the members

The members meet each year between April 1 and May 31 to receive the annual report and the audited accounts, elect directors and do other business. The Secretary gives written notice of the date, place and agenda at least 21 days before.

### Section 2. Meetings of the Board

The Board meets at least four times a year. The Secretary sends the date, agenda and papers at least seven days before. Members may attend, except when the Board discusses confidential matters such as staff or legal claims.

### Section 3. Special meetings

The Chair or any three directors may call a special meeting of the Board. They, or one-tenth of the members, may call a special meeting of the members. The request is made in writing to the Secretary. At least 7 days' written notice is given, stating the time, the place and the business, and no other business may be decided. If the Secretary gives no notice within 10 days of a proper request, those who made it may do so. Where this Constitution asks for longer notice, the longer notice is given.

### Section 4. Quorum

A majority of the directors in office is a quorum of the Board. One-fifth of the members, or 50 members if that is fewer, is a quorum of the members. Without a quorum a meeting may only adjourn. If a meeting of the members is adjourned for want of a quorum, it may be called again on 7 days' notice, and those present may then decide the same business, except the removal of a director and the matters in Article VIII.

### Section 5. Voting

Each member and each director has one vote. Unless this Constitution says otherwise, a majority of votes cast decides; abstentions are not votes cast. If the vote is tied, the proposal fails. Directors may not vote by proxy. Members may vote by a written or electronic ballot sent to them before the meeting, which counts toward the quorum for the matters on it.

### Section 6. Taking part from a distance and in any language

A person who can follow the meeting and take part by telephone, video or captions is present. Meetings are held in accessible places. Interpretation and other aids are provided when asked for five days before, and later where possible.

### Section 7. Decisions without a meeting

The Board may decide without a meeting if every director in office agrees in writing.

### Section 8. Minutes

The Secretary keeps minutes of all meetings. Approved minutes of members' meetings, and of the open parts of Board meetings, are sent to any member who asks.

## Article VI: Officers and Committees

### Section 1. Officers

The officers are the Chair, the Vice-Chair, the Secretary and the Treasurer. The Board elects them from among the directors at its first meeting after the annual meeting, for one year. No one holds two offices. A majority of the directors in office may remove an officer.

### Section 2. Duties

(a) **The Chair** presides, speaks for the Board, and sees that its decisions are carried out.

(b) **The Vice-Chair** acts when the Chair is absent or has a conflict of interest.

(c) **The Secretary** keeps the register, notices, minutes, and the official text of this Constitution.

(d) **The Treasurer** oversees the accounts, reports to the Board each quarter, and presents the audited accounts to the members.

### Section 3. Executive Director

The Board appoints an Executive Director, who manages the daily work, hires and leads the staff, and attends Board meetings without a vote. If that person is not a licensed attorney, the Board also appoints a Legal Director, who is responsible for all legal work.

### Section 4. Standing committees

The standing committees are Finance and Audit; Governance and Nominations; and the Client Council. Each has at least three persons, and the first two are chaired by a director. The Treasurer may not chair Finance and Audit. Most members of the Client Council are present or former clients. It chooses its own chair, may place an item on any Board agenda, and may speak at any Board meeting.

### Section 5. Limits

The Board may form other committees and gives them their tasks in writing. No committee may amend this Constitution, adopt the budget, elect or remove directors or officers, appoint the Executive Director, or dissolve the Organization.

## Article VII: Finance

### Section 1. Fiscal year

The fiscal year begins on January 1 and ends on December 31.

### Section 2. Budget

The Board adopts a budget before the fiscal year begins. Spending more than five percent above the total needs the Board's approval first.

### Section 3. Accounts and payments

The Organization keeps full and accurate accounts. Payments above an amount set by the Board need two authorized signatures, neither of them the payee's. Money held for clients is kept in a separate trust account and is never used for anything else.

### Section 4. Audit

An independent public accountant, chosen by the Board on the proposal of Finance and Audit, audits the accounts each year. The auditor reports to the Board without staff present. The audited accounts and the annual report go to the members with the notice of the annual meeting, and to any person who asks.

### Section 5. Conflicts of interest

(a) Directors, officers and senior staff disclose each year, and whenever one arises, any interest of theirs or of their family or business in a matter before the Organization.

(b) A person with a conflict leaves the room while the matter is discussed and decided, does not vote, and does not count toward the quorum for it.

(c) The Board may approve a transaction with such a person only if it is fair, the alternatives were considered, and a majority of directors without a conflict agree. The minutes record the reasons.

(d) The Organization makes no loans to directors, officers or staff.

### Section 6. Gifts

No gift is accepted that breaches Article II, gives a donor influence over a case, or requires that a client be named.

### Section 7. Records

A member may inspect the accounts and minutes on 10 days' notice at the office. This right does not reach client files, personnel files or other confidential matters.

### Section 8. Indemnity

The Organization protects directors, officers, staff and volunteers from the cost of claims that arise from their work for it, to the extent that the law allows, if they acted in good faith. It does not cover fraud, willful harm or private gain.

## Article VIII: Amendments and Dissolution

### Section 1. Proposal by petition

An amendment to this Constitution is proposed by a petition signed by at least 25% of the membership. The petition states the exact words to be added, changed or removed, and names one member to speak for it. The membership is counted on the day the Secretary receives the petition. An amendment drafted by the Board also needs such a petition.

### Section 2. Review

Within 21 days the Secretary checks the signatures and announces the result. The Board then gives the members its written opinion within 30 days. It may suggest better wording to the petitioners, who may accept it. It may not delay or refuse a valid petition.

### Section 3. Notice

The amendment is decided within 90 days after the petition is found valid, at an annual or a special meeting. The full text, the petitioners' reasons and the Board's opinion are sent to every member at least 21 days before.

### Section 4. Adoption

An amendment is adopted by two-thirds of the votes cast at a meeting of the members with a quorum. It takes effect at the close of the meeting unless it names a later day.

### Section 5. What may not be changed

No amendment may permit a charge to clients, private benefit, or interference with an attorney's professional judgment, or may give the Organization's property to any purpose that is not charitable.

### Section 6. Official text

The Secretary gives each adopted text a version number and an effective date, and publishes it together with all earlier versions.

### Section 7. Dissolution

The Organization may be dissolved by two-thirds of the directors in office, followed by two-thirds of the votes cast at a meeting of the members called for this purpose on 30 days' notice, with a quorum of at least one-third of the members.

### Section 8. Care of clients and property

On dissolution the Board first sees that every client has another attorney or time to find one, and that files are returned, passed on with consent, or safely destroyed. After debts are paid, what remains goes to tax-exempt nonprofit organizations in the state that give free legal help. Nothing is paid to members, directors or officers.
`
