/** `npm run sbom`: the bill of materials, and the list of licences. */

import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Command } from '../run/start.ts'
import {
  type Component,
  createBillOfMaterials,
  getLicence,
  getPackageName,
  isOwn,
} from './bill-of-materials.ts'
import { judgeLicence } from './licences.ts'

export async function run({ root, steps, args }: Command): Promise<never> {
  const folder = args[0]
    ? path.resolve(process.env.INIT_CWD ?? process.cwd(), args[0])
    : path.join(root, '.build/sbom')
  mkdirSync(folder, { recursive: true })
  const bill = createBillOfMaterials(root)
  const rows = listLicences(bill.components)
  writeFileSync(path.join(folder, 'sbom.json'), `${JSON.stringify(bill, null, 2)}\n`)
  writeFileSync(path.join(folder, 'licences.md'), formatLicences(rows))
  const problems = rows.filter(({ isAllowed }) => !isAllowed)
  steps.line(
    `${bill.components.length} components in ${folder}/sbom.json (CycloneDX ${bill.specVersion}), their licences in licences.md: ${rows.filter(({ remark }) => remark).length} with a remark, ${problems.length} not allowed.`,
  )
  for (const { name, licence, remark } of problems) steps.line(`  ! ${name} (${licence}) ${remark}`)
  process.exit(problems.length > 0 ? 1 : 0)
}

interface LicenceRow {
  name: string
  version: string
  licence: string
  isAllowed: boolean
  remark: string
}

function listLicences(components: Component[]): LicenceRow[] {
  return components
    .filter((component) => !isOwn(component))
    .map((component) => {
      const [name, licence] = [getPackageName(component), getLicence(component)]
      return { name, version: component.version, licence: licence ?? 'none', ...judgeLicence(name, licence) }
    })
    .sort((a, b) => a.name.localeCompare(b.name) || a.version.localeCompare(b.version))
}

function formatLicences(rows: LicenceRow[]): string {
  const counts = Map.groupBy(rows, ({ licence }) => licence)
  const summary = [...counts].sort(([, a], [, b]) => b.length - a.length)
  return `# Licences of what is brought in

| Licence | Packages |
|---|---|
${summary.map(([licence, packages]) => `| ${licence} | ${packages.length} |`).join('\n')}

| Package | Version | Licence | Remark |
|---|---|---|---|
${rows.map(({ name, version, licence, isAllowed, remark }) => `| ${name} | ${version} | ${licence} | ${isAllowed ? remark : `**NOT ALLOWED**: ${remark}`} |`).join('\n')}
`
}
