/** Texts of testimonials. */
export const clients = "Clients";
export const nextTestimonials = "Next testimonials";
export const nothingHere =
  "Hidden from visitors: none of these testimonials is published, or they are turned off in the settings.";
export const previousTestimonials = "Previous testimonials";
