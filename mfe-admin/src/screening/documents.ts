/** What the screen for the poverty guidelines asks. */
import type { PovertyGuidelineInput, ScreeningPolicyInput } from '@access/requests/screening/guideline.rules'
import { gql } from 'urql'

/** A year's guideline for a region, in dollars a year. */
export type Guideline = PovertyGuidelineInput & {
  id: string
  version: number
  /** When somebody compared it with the published figures, and who. */
  checkedAt: string | null
  checkedBy: string | null
}

/** Our own limits, in percent of the guideline. */
export type Policy = ScreeningPolicyInput & { id: string; version: number }

type Id = { id: string }
/** One as it was seen: changing it is refused when another version is stored. */
type Seen = Id & { version: number | null }
type One = { guideline: Guideline }

const whole = gql`
  fragment WholeGuideline on PovertyGuideline {
    id version year region onePerson eachFurther inForceFrom source checkedAt checkedBy
  }
`

const policy = gql`
  fragment WholePolicy on ScreeningPolicy {
    id version ceiling exceptions region
  }
`

export const allGuidelines = gql<
  { guidelines: Guideline[]; inForce: Guideline | null; policy: Policy },
  Record<string, never>
>`
  query PovertyGuidelines {
    guidelines: povertyGuidelines { ...WholeGuideline }
    inForce: guidelineInForce { ...WholeGuideline }
    policy: screeningPolicy { ...WholePolicy }
  }
  ${whole}
  ${policy}
`

export const createGuideline = gql<One, { input: PovertyGuidelineInput }>`
  mutation CreatePovertyGuideline($input: PovertyGuidelineInput!) {
    guideline: createPovertyGuideline(input: $input) { ...WholeGuideline }
  }
  ${whole}
`

export const updateGuideline = gql<One, Seen & { input: PovertyGuidelineInput }>`
  mutation UpdatePovertyGuideline($id: ID!, $input: PovertyGuidelineInput!, $version: Int) {
    guideline: updatePovertyGuideline(id: $id, input: $input, version: $version) { ...WholeGuideline }
  }
  ${whole}
`

export const deleteGuideline = gql<One, Id>`
  mutation DeletePovertyGuideline($id: ID!) {
    guideline: deletePovertyGuideline(id: $id) { ...WholeGuideline }
  }
  ${whole}
`

export const checkGuideline = gql<One, Seen>`
  mutation CheckPovertyGuideline($id: ID!, $version: Int) {
    guideline: checkPovertyGuideline(id: $id, version: $version) { ...WholeGuideline }
  }
  ${whole}
`

export const setPolicy = gql<{ policy: Policy }, { input: ScreeningPolicyInput; version: number | null }>`
  mutation SetScreeningPolicy($input: ScreeningPolicyInput!, $version: Int) {
    policy: setScreeningPolicy(input: $input, version: $version) { ...WholePolicy }
  }
  ${policy}
`
