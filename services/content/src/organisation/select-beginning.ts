/** When a stored date begins, as SQL: as `getBeginning` of the service kit has it. */
import { defaultTimeZone } from '@access/service-kit'

/** The organisation's time zone. Its row is there from the first start on. */
const timeZone = `coalesce((select "time_zone" from "organisation" limit 1), '${defaultTimeZone}')`

/** A date column as an instant: exactly midnight UTC is a day, which begins at its midnight where the organisation is. */
export const selectBeginning = (column: string) =>
  `(case when ("${column}" at time zone 'UTC')::time = time '00:00' then "${column}" at time zone 'UTC' at time zone ${timeZone} else "${column}" end)`
