/** Leaves out of zod what turns schemas into JSON Schema: no page asks for it, and every method of zod leads there. */

const converters =
  'import { createStandardJSONSchemaMethod, createToJSONSchemaMethod } from "../core/to-json-schema.js";'
const descriptions = /^ *inst\._zod\.processJSONSchema = .*;$/gm

/**
 * Throws when there is nothing to leave out: then a new version of zod wants another look.
 * @this {{ resourcePath: string }}
 * @param {string} source
 */
export default function leaveOutJsonSchema(source) {
  if (!source.includes(converters) || !source.match(descriptions))
    throw new Error(`${this.resourcePath} has no converter to JSON Schema where it was`)
  return source
    .replace(
      converters,
      `const createToJSONSchemaMethod = () => () => { throw new Error('Browsers convert nothing to JSON Schema') };
       const createStandardJSONSchemaMethod = createToJSONSchemaMethod;`,
    )
    .replace(descriptions, '')
}
