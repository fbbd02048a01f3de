/** The constitution of an organization that has not published its own: an outline to be filled and adopted. */
export const constitution = `## Preamble

We, the members of {organisationName}, hold that everybody should be able to use the law, also those who cannot pay for a lawyer. We adopt this constitution so that those who lead the organization answer to those who belong to it and to those whom it serves.

## Article I: Name and Office

### Section 1. Name

The name of the organization is {organisationName}.

### Section 2. Legal form

The organization serves charitable purposes only. It is [[its legal form, and the law under which it was formed]].

### Section 3. Office

Its office is in [[the town]].

## Article II: Purpose

### Section 1. Purposes

The organization gives free legal advice and representation to people who cannot afford it, and teaches people their rights. [[Further purposes]].

### Section 2. Free of charge

The organization takes no fee from a client for legal help.

### Section 3. Equal treatment

The organization helps people alike, whatever their origin, language, religion, sex, orientation, gender identity, age, disability or income. Rules that direct free help to those who need it most are allowed.

### Section 4. Independence

Attorneys owe their duty to the client. No director, member or donor may interfere with their judgment, or see confidential information of a client without the client's consent.

## Article III: Members

### Section 1. Who may be a member

[[Who may be a member, and how they are admitted]].

### Section 2. Rights and duties

Each member may attend, speak, propose and vote at meetings of the members. Members respect the confidentiality of clients and disclose conflicts of interest.

### Section 3. End of membership

Membership ends by written resignation, by death, or by decision of the board for serious harm to the organization, after the member has been heard.

## Article IV: Board

### Section 1. Tasks

The board governs the organization, adopts the budget and the rules on who qualifies for help, appoints the director of the office, and reports to the members.

### Section 2. Number and election

The board has [[how many]] directors, whom the members elect for [[how many years]].

### Section 3. No pay

Directors serve without pay. Their reasonable expenses may be repaid.

## Article V: Meetings

### Section 1. Members

The members meet once a year. They are invited in writing [[how many days]] before.

### Section 2. Quorum and votes

A meeting of the members decides when [[how many]] members take part. A majority of the votes cast decides, unless this constitution says otherwise.

### Section 3. Minutes

Minutes are taken of all meetings. Members may read those of the meetings of the members.

## Article VI: Officers

### Section 1. Officers

The board elects a chair, a secretary and a treasurer from among the directors.

### Section 2. Director of the office

The board appoints a director of the office, who leads the staff and the daily work.

## Article VII: Finance

### Section 1. Fiscal year

The fiscal year begins on [[the first day]] and ends on [[the last day]].

### Section 2. Accounts

The organization keeps full accounts. Each year they are audited by [[who]]. The accounts and the annual report go to the members and to anyone who asks.

### Section 3. Conflicts of interest

Whoever has a conflict of interest says so, leaves the room while the matter is discussed, and does not vote on it.

## Article VIII: Amendments and Dissolution

### Section 1. Amendments

This constitution is amended by [[which majority]] of the votes cast at a meeting of the members whose invitation has the text of the amendment.

### Section 2. Dissolution

The organization is dissolved in the same way. What remains goes to an organization that gives free legal help.
`
