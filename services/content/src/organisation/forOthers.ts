/** GET /organisation: what the service that promises and writes mails has to know of the office. Signed calls only. */
import type { Context, Inside } from '@access/service-kit'
import { openingTimes } from './openingTimes.ts'
import { theOrganisation } from './organisation.ts'
import { usualOrganisation } from './usual.rules.ts'

/** Adds the route to the service. */
export function organisationForOthers({ app, orm, settings, signedOnly }: Inside): void {
  app.get('/organisation', signedOnly, async (_, answer) => {
    const office = await theOrganisation(orm.em.fork() as Context['em'], settings)
    const { phone, email, hours, holidays, timeZone, staffEmails } = office
    const open = openingTimes(hours).filter(({ time }) => time !== 'Closed')
    answer.json({
      phone,
      // Nobody reads what is sent to the address that stands there until somebody sets another.
      email: email === usualOrganisation.email ? null : email,
      openWhen: open.map(({ days, time }) => `${days} ${time}`).join(', '),
      hours: hours.map(({ from, until }) => (from && until ? [from, until] : null)),
      holidays: holidays.map(({ day }) => day),
      timeZone,
      staffEmails,
    })
  })
}
