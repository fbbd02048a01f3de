/** GET /organisation: the settings that the requests service needs for deadlines and e-mails. Signed requests only. */
import type { Context, RouteContext } from '@access/service-kit'
import { defaultOrganisation } from './default-organisation.rules.ts'
import { formatOpeningTimes } from './opening-times.ts'
import { getOrganisation } from './organisation.entity.ts'

/** Adds the route to the service. */
export function addOrganisationRoute({ app, orm, settings, requireSignature }: RouteContext): void {
  app.get('/organisation', requireSignature, async (_, response) => {
    const organisation = await getOrganisation(orm.em.fork() as Context['em'], settings)
    const { phone, email, hours, holidays, timeZone, staffEmails } = organisation
    const openTimes = formatOpeningTimes(hours).filter(({ time }) => time !== 'Closed')
    response.json({
      phone,
      // Nobody reads the default address, so it is not passed on until another is set.
      email: email === defaultOrganisation.email ? null : email,
      openWhen: openTimes.map(({ days, time }) => `${days} ${time}`).join(', '),
      hours: hours.map(({ from, until }) => (from && until ? [from, until] : null)),
      holidays: holidays.map(({ day }) => day),
      timeZone,
      staffEmails,
    })
  })
}
