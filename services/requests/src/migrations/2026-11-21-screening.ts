/** The poverty guidelines, our own limits, and what each request was screened. */
import { Migration } from '@mikro-orm/migrations'

const twice =
  'The scale of the DocAssemble project PovertyScale; for one person in 2025 seen in a second place'
const once = 'The scale of the DocAssemble project PovertyScale'

/** For one person and for each further one, in dollars a year. */
const guidelines = [
  [2024, '48 states and DC', 15_060, 5380, once],
  [2024, 'Alaska', 18_810, 6730, once],
  [2024, 'Hawaii', 17_310, 6190, once],
  [2025, '48 states and DC', 15_650, 5500, twice],
  [2025, 'Alaska', 19_550, 6880, once],
  [2025, 'Hawaii', 17_990, 6330, once],
  [2026, '48 states and DC', 15_960, 5680, once],
  [2026, 'Alaska', 19_950, 7100, once],
  [2026, 'Hawaii', 18_360, 6530, once],
] as const

const stamps = '"id" uuid not null, "created_at" timestamptz not null, "updated_at" timestamptz not null'

export class Screening extends Migration {
  override up() {
    this.addSql(`create table "poverty_guideline" (${stamps},
      "year" integer not null, "region" text not null, "one_person" integer not null,
      "each_further" integer not null, "in_force_from" date not null, "source" text not null,
      "checked_at" timestamptz null, "checked_by" text null, primary key ("id"),
      constraint "poverty_guideline_year_region_unique" unique ("year", "region"))`)
    // They are published in January; from February on we go by them, until somebody says another day.
    for (const [year, region, onePerson, eachFurther, source] of guidelines)
      this.addSql(`insert into "poverty_guideline" ("id", "created_at", "updated_at", "year", "region",
        "one_person", "each_further", "in_force_from", "source") values (gen_random_uuid(), now(), now(),
        ${year}, '${region}', ${onePerson}, ${eachFurther}, '${year}-02-01', '${source}')`)

    this.addSql(`create table "screening_policy" (${stamps},
      "ceiling" integer not null, "exceptions" integer not null, "region" text not null, primary key ("id"))`)
    // The shares are those of 45 CFR 1611.3 to 1611.5, which do not bind us: they are where our own policy begins.
    this.addSql(`insert into "screening_policy" values
      ('5c4ee212-0000-4000-8000-000000000001', now(), now(), 125, 200, '48 states and DC')`)

    this.addSql(`create table "request_screening" (${stamps},
      "request_id" uuid not null, "at" timestamptz not null, "sealed" text not null, primary key ("id"))`)
    this.addSql('create index "request_screening_request_id_index" on "request_screening" ("request_id")')
  }
}
