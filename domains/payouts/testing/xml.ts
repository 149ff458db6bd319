import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { XmlDocument, XmlValidateError, XsdValidator } from 'libxml2-wasm';
import { xmlRegisterFsInputProviders } from 'libxml2-wasm/lib/nodejs.mjs';

// Schemas name others beside them.
xmlRegisterFsInputProviders();

/** What a schema beside this file says against a document: sentences, none where it fits. */
export function schemaFaults(xml: string, schema: string): string[] {
  const file = fileURLToPath(new URL(schema, import.meta.url));
  const rules = XmlDocument.fromBuffer(readFileSync(file), { url: file });
  const validator = XsdValidator.fromDoc(rules);
  const document = XmlDocument.fromString(xml);
  try {
    validator.validate(document);
    return [];
  } catch (error) {
    if (!(error instanceof XmlValidateError)) throw error;
    return error.details.map(({ message }) => message.trim());
  } finally {
    document.dispose();
    validator.dispose();
    rules.dispose();
  }
}

const prefixes = {
  ram: 'urn:un:unece:uncefact:data:standard:ReusableAggregateBusinessInformationEntity:100',
  rsm: 'urn:un:unece:uncefact:data:standard:CrossIndustryInvoice:100',
  udt: 'urn:un:unece:uncefact:data:standard:UnqualifiedDataType:100',
  qdt: 'urn:un:unece:uncefact:data:standard:QualifiedDataType:100',
  p: 'urn:iso:std:iso:20022:tech:xsd:pain.001.001.09',
  dpi: 'urn:oecd:ties:dpi:v1',
  stf: 'urn:oecd:ties:dpistf:v1',
};

/** What stands at places of a document (XPath), read by a library that did not write it. */
export function readXml(xml: string): (path: string) => string[] {
  return (path) => {
    const document = XmlDocument.fromString(xml);
    try {
      return document.find(path, prefixes).map((node) => node.content);
    } finally {
      document.dispose();
    }
  };
}
