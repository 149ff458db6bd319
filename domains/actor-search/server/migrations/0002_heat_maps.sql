CREATE TABLE "actor_search"."guest_cells" (
	"guest_id" bigint PRIMARY KEY NOT NULL,
	"cell" integer NOT NULL,
	"said_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "actor_search"."heat_cells" (
	"actor_id" integer NOT NULL,
	"cell" integer NOT NULL,
	"people" integer NOT NULL,
	"as_of" date NOT NULL,
	CONSTRAINT "heat_cells_actor_id_cell_pk" PRIMARY KEY("actor_id","cell")
);
--> statement-breakpoint
CREATE INDEX "guest_cells_said" ON "actor_search"."guest_cells" USING btree ("said_at");