import type { LoaderFunctionArgs } from "@remix-run/node";
import type { Request as ExpressRequest, Response as ExpressResponse } from "express";
import { db } from "#app/platform/database.server.ts";
import { readInLanguage } from "#app/server/requested-language.server.ts";
import { siteSettings } from "#db/schema/settings.ts";
import { routeArguments } from "./route-arguments.ts";

/** Adds German to an English site. */
export const addGerman = () => db.insert(siteSettings).values({ key: "further_languages", value: '["de"]' });

/** Runs a loader or an action of a path in the language that the server reads from it. */
export function requestAt<Value>(
  path: string,
  answer: (args: LoaderFunctionArgs) => Value | Promise<Value>,
  init?: RequestInit,
): Promise<Value> {
  const request = new Request(`https://kestrel.example${path}`, init);
  return new Promise((resolve, reject) => {
    const run = async () => answer(routeArguments(request));
    const next = (error?: unknown) => (error ? reject(error) : run().then(resolve, reject));
    readInLanguage({ url: path, method: request.method } as ExpressRequest, {} as ExpressResponse, next);
  });
}

/** The status of the response that a loader throws; undefined if it answers. */
export async function thrownStatus(answer: Promise<unknown>): Promise<number | undefined> {
  try {
    await answer;
    return undefined;
  } catch (thrown) {
    if (thrown instanceof Response) return thrown.status;
    throw thrown;
  }
}
