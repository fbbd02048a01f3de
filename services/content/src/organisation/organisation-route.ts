/** GET /organisation: the settings that other services need for deadlines, emails and what they print. Signed requests only. */
import type { RouteContext } from '@access/service-kit'
import { isUnreachableEmail } from './default-organisation.rules.ts'
import { formatOpeningTimes } from './opening-times.rules.ts'
import { getOrganisation } from './organisation.entity.ts'

/** Adds the route to the service. */
export function addOrganisationRoute({ app, orm, settings, requireSignature }: RouteContext): void {
  app.get('/organisation', requireSignature, async (_, response) => {
    const organisation = await getOrganisation(orm.em.fork(), settings)
    const { name, tagline, description, logo, brandColor, accentColor } = organisation
    const { address, serviceArea, emergencyNumber, callingCode, intakeContact, practiceAreas } = organisation
    const { phone, email, hours, holidays, timeZone, staffEmails } = organisation
    const { firstAnswerHours, emergencyAnswerHours, referralResources } = organisation
    const openTimes = formatOpeningTimes(hours).filter(({ time }) => time !== 'Closed')
    response.json({
      ...{ name, tagline, description, logo, brandColor, accentColor },
      ...{ address, serviceArea, emergencyNumber, callingCode, intakeContact, practiceAreas },
      ...{ firstAnswerHours, emergencyAnswerHours, referralResources },
      phone,
      // Nobody reads the default address, so it is not passed on until another is set.
      email: isUnreachableEmail(email) ? null : email,
      openWhen: openTimes.map(({ days, time }) => `${days} ${time}`).join(', '),
      hours: hours.map(({ from, until }) => (from && until ? [from, until] : null)),
      holidays: holidays.map(({ day }) => day),
      timeZone,
      staffEmails,
    })
  })
}
