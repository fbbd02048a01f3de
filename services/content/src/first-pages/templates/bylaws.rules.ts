/** The bylaws of a board that has not adopted its own: an outline to be filled and adopted. */
export const bylaws = `*Bylaws of {organisationName}. Where they differ from the constitution, the constitution prevails.*

*Adopted by the board on [[the day of the decision]].*

## 1. Meetings of the board

**1.1 Calendar.** The board meets [[how often]], and more often when needed.

**1.2 Agenda.** The chair prepares the agenda. Each director may add an item. It goes out with its papers [[how many days]] before the meeting.

**1.3 Minutes.** Minutes list who was present, what was decided and by how many votes, and who left the room because of a conflict of interest.

## 2. Directors

**2.1 Welcome.** Each new director receives the constitution, these bylaws, the code of conduct, the last accounts and the budget.

**2.2 Review.** Once a year the board reviews its own work and that of the director of the office.

## 3. Committees

**3.1 Committees.** The board has these committees, which report to it after each of their meetings: [[their names and tasks]].

## 4. Eligibility and intake

**4.1 Rules.** The board adopts the rules on who qualifies for help, and publishes them.

**4.2 Time.** Each request is answered within {firstAnswerHours} hours. The board is told at each meeting how often this was done.

**4.3 Second look.** Whoever is refused may ask for a second look. Somebody who was not involved decides and gives reasons.

**4.4 Conflicts.** Nobody reads what an applicant wrote before the names have been compared with those of clients and opposing parties.

## 5. Money

**5.1 Signatures.** Payments above [[an amount]] need two signatures. No one signs a payment to themselves or a relative.

**5.2 Gifts.** A gift that could influence a case is refused. Donors are named only with their consent.

## 6. Records

**6.1 Time.** Minutes, accounts and versions of the constitution are stored for [[how long]]; requests and files of clients as the [privacy policy](/privacy) says.

**6.2 Access.** Access to information about clients is given by role, recorded and reviewed. Directors have none.

## 7. Speaking up

**7.1 Reports.** Anyone may report a suspected breach of law or of these rules to the chair, also without giving a name.

**7.2 Protection.** No one may be punished for a report made in good faith.
`
