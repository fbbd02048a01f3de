/** Takes the changesets of one workspace into its version and its changelog. */
import applyReleasePlan from '@changesets/apply-release-plan'
import assembleReleasePlan from '@changesets/assemble-release-plan'
import { readConfig } from '@changesets/config'
import readChangesets from '@changesets/read'
import writeChangeset from '@changesets/write'
import { getPackages } from '@manypkg/get-packages'
import { StartupError } from '../run/bootstrap/startup-error.mjs'

/** Resolves to the new version; null without changesets. What they say of other workspaces stays in one of its own. */
export async function applyChangesets(root: string, name: string): Promise<string | null> {
  const all = await getPackages(root)
  const { config, errors } = await readConfig(root, all)
  if (!config) throw new StartupError(`.changeset/config.json is not valid: ${errors.join(', ')}`)
  const changesets = (await readChangesets(root)).filter(({ releases }) =>
    releases.some((release) => release.name === name),
  )
  if (changesets.length === 0) return null
  const own = changesets.map((changeset) => ({
    ...changeset,
    releases: changeset.releases.filter((release) => release.name === name),
  }))
  // Others are released when their teams do it.
  const packages = { ...all, packages: all.packages.filter(({ packageJson }) => packageJson.name === name) }
  const plan = assembleReleasePlan(own, packages, config, undefined)
  await applyReleasePlan(plan, packages, config)
  for (const { summary, releases } of changesets) {
    const others = releases.filter((release) => release.name !== name)
    if (others.length > 0) await writeChangeset({ summary, releases: others }, root, { format: false })
  }
  return plan.releases.find((release) => release.name === name)?.newVersion ?? null
}
