/**
 * A date without a time is a day, stored as midnight UTC. Until now noon stood for it: noon UTC where the date alone was
 * sent, noon where the organisation is where it was chosen in the portal. Such a noon stays where words beside it decide
 * the time and its day is the one that was meant. When events take place depends on the time zone of the organisation, so
 * a change of it is announced as one of theirs.
 */
import { Migration } from '@mikro-orm/migrations'

const announcedTypes = 'Organisation StaticPage ConstitutionVersion RelatedDocument Event BlogPost'.split(' ')

const timeZone = `coalesce((select "time_zone" from "organisation" limit 1), 'America/New_York')`

const formatDayIn = (column: string, zone: string) => `("${column}" at time zone ${zone})::date`
const formatTimeIn = (column: string, zone: string) => `("${column}" at time zone ${zone})::time`

const formatMidnight = (day: string) => `(${day})::timestamp at time zone 'UTC'`

/** A day that was sent alone. With no words its noon would be read as a time; east of Auckland it is on the next day. */
const fromNoonUtc = (table: string, column: string, isWithoutTime: string) => {
  const day = formatDayIn(column, `'UTC'`)
  return `update "${table}" set "${column}" = ${formatMidnight(day)}
    where ${formatTimeIn(column, `'UTC'`)} = time '12:00'
      and (${isWithoutTime} or ${day} <> ${formatDayIn(column, timeZone)})`
}

const isEventWithoutTime = `coalesce(btrim("event_time"), '') = ''`

export class DaysOfEvents extends Migration {
  override up() {
    this.addSql(`create or replace function "organisation_notify_changes_fn"() returns trigger as $$
      begin ${announcedTypes.map((type) => `perform pg_notify('content_changes', '${type}')`).join('; ')}; return null; end; $$ language plpgsql`)
    this.addSql(fromNoonUtc('event', 'event_date', isEventWithoutTime))
    this.addSql(fromNoonUtc('blog_post', 'publish_date', 'false'))
    this.addSql(`update "event" set "event_date" = ${formatMidnight(formatDayIn('event_date', timeZone))}
      where ${formatTimeIn('event_date', timeZone)} = time '12:00' and ${isEventWithoutTime}`)
  }
}
