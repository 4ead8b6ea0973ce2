import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changeAddress, changeMenus, readAddress } from "#app/admin/editor/page/address.server.ts";
import { AddressForm, MenuForm, menuState } from "#app/admin/editor/page/address-forms.tsx";
import { RedirectsHere } from "#app/admin/editor/page/redirects-here.tsx";
import { RoutePanel, RoutePanelError } from "#app/admin/editor/panels/route-panel.tsx";
import { requirePage } from "#app/admin/publishing/requested-item.server.ts";
import { LinksHere } from "#app/admin/reference-list.tsx";
import { allows } from "#app/domain/accounts/policies.ts";
import { homePageRefusal, isHome } from "#app/domain/pages/home.ts";
import { pageKey } from "#app/domain/pages/page.ts";
import { readForm } from "#app/http/read-form.server.ts";
import { seeOther } from "#app/http/redirect-to.server.ts";
import { paths } from "#app/paths/paths.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { staff, page } = await requirePage(request, params, "pages.read");
  return {
    ...(await readAddress(page)),
    areMenusSaved: new URL(request.url).searchParams.has("menus-saved"),
    mayUpdate: allows(staff.role, "pages.update"),
  };
}

/** Changes the address or the menu settings, depending on `intent`. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { staff, page } = await requirePage(request, params, "pages.update");
  const form = await readForm(request);
  if (form.get("intent") === "menus") {
    const outcome = await changeMenus(page, form, staff);
    if (outcome.status === 303) return seeOther(`${paths.admin.address(pageKey(page))}?menus-saved`);
    return data({ menus: { message: outcome.message } }, { status: outcome.status });
  }
  const outcome = await changeAddress(page, form, staff);
  if ("moved" in outcome) return seeOther(`${paths.admin.page(outcome.moved)}?moved=${outcome.changeId}`);
  return data({ address: outcome }, { status: outcome.addresses ? 200 : outcome.theirs ? 409 : 400 });
}

export default function Address() {
  const { page, mayUpdate, ...loaded } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <RoutePanel title="Address and menus">
      {isHome(page) ? (
        <p className="mb-8 text-muted">{homePageRefusal}.</p>
      ) : (
        <>
          <AddressForm
            key={`${page.slug} ${page.parentSlug}`}
            pageId={page.id}
            here={paths.admin.address(pageKey(page))}
            slug={page.slug}
            parentSlug={page.parentSlug}
            parents={loaded.parents}
            below={loaded.below}
            isKnown={loaded.isKnown}
            answer={answer && "address" in answer ? answer.address : undefined}
            isReadOnly={!mayUpdate}
          />
          <MenuForm
            key={menuState(page)}
            page={page}
            holders={loaded.roleHolders}
            answer={answer && "menus" in answer ? answer.menus : undefined}
            isSaved={loaded.areMenusSaved}
            isReadOnly={!mayUpdate}
          />
        </>
      )}
      <LinksHere links={loaded.linksHere} otherwise="Only menus and lists of pages." />
      <RedirectsHere redirects={loaded.redirectsHere} />
    </RoutePanel>
  );
}

export { RoutePanelError as ErrorBoundary };
